import { useMutation } from "@tanstack/react-query";
import { AppError } from "../../shared/errors";
import { useApi } from "../http/useApi";
import { AskApi } from "./AskApi";

/** Asks a question about a visit. The answer is not kept when the field closes. */
export function useAskVisit(visitId: string) {
  const api = useApi(AskApi);
  const asking = useMutation({ mutationFn: (question: string) => api.ask(visitId, question), gcTime: 0 });
  return {
    ask: (question: string) => asking.mutate(question),
    answer: asking.data,
    isAsking: asking.isPending,
    error: asking.error && AppError.from(asking.error),
  };
}
