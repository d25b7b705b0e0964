/** The fields of an OpenAPI document that the page shows. */
interface ApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, object | undefined>;
}

/** The fields of an operation that the page shows. */
interface Operation {
  summary?: string;
  description?: string;
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}

const style = `
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  details { border-top: 1px solid #8884; padding: .5rem 0 }
  summary { cursor: pointer }
  code, pre { font: 13px/1.45 ui-monospace, monospace }
  pre { overflow: auto; padding: .75rem; background: #8881; border-radius: .25rem }
  b { display: inline-block; width: 4.5rem }`;

/** Renders the API as one HTML page without scripts: each call with its parameters, body and answers as JSON Schema. */
export function docsPage(document: ApiDocument): string {
  const { info, paths = {} } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => call(method, path, operation as Operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)} API</title><style>${style}</style></head>
<body><main><h1>${text(info.title)} API ${text(info.version)}</h1><p>${text(info.description ?? "")}</p>
<p>The whole document: <a href="/api/v1/openapi.json">openapi.json</a></p>
${calls.join("\n")}</main></body></html>`;
}

function call(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const about = [summary, description].filter((part) => part !== undefined).join(" ");
  const parts = [block("Parameters", parameters), block("Body", requestBody), block("Answers", responses)];
  return `<details><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code> ${text(about)}</summary>
${parts.join("")}</details>`;
}

function block(title: string, value: unknown): string {
  return value === undefined ? "" : `<h4>${title}</h4><pre>${text(JSON.stringify(value, null, 2))}</pre>`;
}

function text(raw: string): string {
  return raw.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
