import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "../../../shared/errors";
import type { ManageOrganization, MovePerson } from "../../../shared/practice/organization";
import type { ManageMember } from "../../../shared/practice/practiceMember";
import { useIsScreenActive } from "../../base/KeepAliveOutlet";
import { serverDetail } from "../../http/toAppError";
import { useApi } from "../../http/useApi";
import { showDone, showProblem } from "../../ui/showToast";
import { OrganizationsApi } from "./OrganizationsApi";

const listKey = ["organizations"];
const fail = (error: Error) => showProblem(serverDetail(error) ?? "The change wasn’t saved. Try again.");

/** Loads all organizations of the server while the screen is shown; `organizations` is undefined until loaded. */
export function useOrganizations() {
  const api = useApi(OrganizationsApi);
  const { data, error, refetch } = useQuery({
    queryKey: listKey,
    queryFn: () => api.list(),
    enabled: useIsScreenActive(),
    refetchOnMount: "always",
  });
  return { organizations: data, error: error && AppError.from(error), reload: () => void refetch() };
}

/** Loads the people of an organization; `people` is undefined until loaded. */
export function useOrganizationPeople(id: string) {
  const api = useApi(OrganizationsApi);
  const { data, error, refetch } = useQuery({
    queryKey: [...listKey, id, "people"],
    queryFn: () => api.people(id),
    enabled: useIsScreenActive(),
  });
  return { people: data, error: error && AppError.from(error), reload: () => void refetch() };
}

/** Reloads everything that a change of organizations or of their people shows, also the operator's own practice. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [listKey, ["people"], ["organization"], ["audit"]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}

/** Creates, renames, archives and restores organizations. Failures to archive or restore are shown as toasts. */
export function useOrganizationActions(onDone: () => void) {
  const api = useApi(OrganizationsApi);
  const refresh = useRefresh();
  const saving = useMutation({
    mutationFn: ({ id, name }: { id: string | null; name: string }) =>
      id === null ? api.create(name) : api.change(id, { name }),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
  });
  const archiving = useMutation({
    mutationFn: ({ id, ...change }: { id: string } & ManageOrganization) => api.change(id, change),
    onSuccess: async ({ archived_at, name }) => {
      showDone(archived_at === null ? `${name} was restored` : `${name} was archived`);
      await refresh();
    },
    onError: fail,
  });
  return {
    saveName: saving.mutate,
    isSaving: saving.isPending,
    saveError: saving.error && AppError.from(saving.error),
    setArchived: (id: string, archived: boolean) => archiving.mutate({ id, archived }),
  };
}

/** Changes and moves people of an organization. Failures of `changePerson` are shown as toasts. */
export function usePersonActions(organizationId: string) {
  const api = useApi(OrganizationsApi);
  const refresh = useRefresh();
  const changing = useMutation({
    mutationFn: ({ id, change }: { id: string; change: ManageMember; done: string }) =>
      api.changePerson(organizationId, id, change),
    onSuccess: (_, { done }) => {
      showDone(done);
      return refresh();
    },
    onError: fail,
  });
  const moving = useMutation({
    mutationFn: ({ to, ...move }: { to: string } & MovePerson) => api.move(to, move),
    onSuccess: refresh,
  });
  return {
    changePerson: changing.mutate,
    move: moving.mutateAsync,
    isMoving: moving.isPending,
    moveError: moving.error && AppError.from(moving.error),
  };
}
