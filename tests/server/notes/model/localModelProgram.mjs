// Replaces llama.cpp's server in tests: loads for a moment (or forever), answers one sentence in pieces, and ends when
// asked about a crash.
import { createServer } from "node:http";
import { readFileSync, writeFileSync } from "node:fs";

const after = (name) => process.argv[process.argv.indexOf(name) + 1];
const words = readFileSync(after("--model"), "utf8");
const loadedAt = words === "never loads" ? Infinity : Date.now() + 200;
writeFileSync(`${after("--model")}.pid`, String(process.pid));

createServer((request, response) => void answer(request, response)).listen(Number(after("--port")), after("--host"));

async function answer(request, response) {
  if (request.headers.authorization !== `Bearer ${process.env.LLAMA_API_KEY}`) return response.writeHead(401).end();
  if (request.url === "/health") return response.writeHead(Date.now() < loadedAt ? 503 : 200).end();
  let body = "";
  for await (const chunk of request) body += chunk;
  if (body.includes("crash")) return process.exit(1);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const content of words.split(" "))
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: `${content} ` } }] })}\n\n`);
  return response.end("data: [DONE]\n\n");
}
