import type { FastifyInstance } from "fastify";

export interface Route {
  method: string;
  /** As the router prints it: `/api/v1/visits/:id|:visit/takes`. */
  path: string;
}

export const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/**
 * Every route of the server, read from the router itself, so that none can be forgotten. HEAD is left out, as it is
 * answered by the same code as GET.
 */
export function routesOf(app: FastifyInstance): Route[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const [, lead = "", segment = "", methods = ""] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      if (segment === "") throw new Error(`Cannot parse a line of the router's list:  ${line}`);
      const depth = lead.length / 4 - 1; // each level is drawn four characters wide
      const path = `${parents[depth - 1] ?? ""}${segment}`;
      parents[depth] = path;
      const answered = methods.split(", ").filter((method) => method !== "" && method !== "HEAD");
      return answered.map((method) => ({ method, path }));
    });
}
