import { act, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from "react-router-dom";
import { expect, test } from "vitest";
import { KeepAliveOutlet } from "../../../src/renderer/base/KeepAliveOutlet";
import { useTemplateId } from "../../../src/renderer/templates/useTemplateId";

let go: NavigateFunction;
let address = "";
let seen: (string | null)[] = [];

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    go = navigate;
    address = pathname + search;
  }, [navigate, pathname, search]);
  return null;
}
function Edit() {
  const id = useTemplateId();
  useEffect(() => void seen.push(id), [id]);
  return <p>id {id}</p>;
}
const screens = [
  { id: "edit", path: "/dashboard/templates/edit/:templateId", Screen: Edit },
  { id: "list", path: "/dashboard/templates", Screen: () => <p>list</p> },
];
function openAt(path: string): void {
  seen = [];
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <KeepAliveOutlet screens={screens} />
    </MemoryRouter>,
  );
}

test.each([
  ["/dashboard/templates/edit/soap?x=1", "soap", "/dashboard/templates/edit/soap"],
  ["/dashboard/templates/edit/soap%3Fx=1", "soap", "/dashboard/templates/edit/soap"],
  ["/dashboard/templates/edit/soap/", "soap", "/dashboard/templates/edit/soap"],
  ["/dashboard/templates/edit/a%20b%2Fc?y", "a b/c", "/dashboard/templates/edit/a%20b%2Fc"],
  ["/dashboard/templates/edit/50%25", "50%", "/dashboard/templates/edit/50%25"],
])("the address %s has the id %s and becomes %s [P2.22] [P2.23] [P2.31]", async (path, id, clean) => {
  openAt(path);
  await screen.findByText(`id ${id}`);
  expect(seen).toEqual([id]); // no other id was requested
  expect(address).toBe(clean);
});

test("the id stays while another screen is shown", async () => {
  openAt("/dashboard/templates/edit/soap");
  await act(async () => void go("/dashboard/templates?subscription=success"));
  expect(seen).toEqual(["soap"]);
  // the query of another screen belongs to that screen
  expect(address).toBe("/dashboard/templates?subscription=success");
  await act(async () => void go("/dashboard/templates/edit/progress"));
  expect(seen).toEqual(["soap", "progress"]);
});
