import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import type { Program } from "./CommandEngine";

/** Returns the path of the program with this name on PATH; null if there is none. */
function onPath(name: string, path = process.env["PATH"] ?? ""): string | null {
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return (
    path
      .split(delimiter)
      .map((folder) => join(folder, file))
      .find(isProgram) ?? null
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the folders in which whisper.cpp's models usually are. */
function modelFolders(dataDir: string): string[] {
  return [
    join(dataDir, "models"),
    join(homedir(), ".cache", "whisper.cpp"),
    "/usr/local/share/whisper.cpp/models",
    "/usr/share/whisper.cpp/models",
    "/usr/local/share/whisper-cpp",
    "/opt/homebrew/share/whisper-cpp",
  ];
}

/** Finds `whisper-cli` with a model: `model` if it is a file, else the first `ggml-*.bin`. Null without either. */
export function findWhisper(dataDir: string, model: string | undefined): Program | null {
  const command = onPath("whisper-cli");
  const chosen = model && existsSync(model) ? model : firstModel(modelFolders(dataDir));
  if (!command || !chosen) return null;
  return { command, args: ["-m", chosen, "-f", "{wav}", "-l", "en", "-nt", "-np"], promptOption: "--prompt" };
}

function firstModel(folders: readonly string[]): string | null {
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const name = readdirSync(folder)
      .toSorted()
      .find((file) => /^ggml-.*\.bin$/.test(file));
    if (name) return join(folder, name);
  }
  return null;
}

/** Returns the folder into which `scripts/fetchPocketsphinx.mjs` unpacks pocketsphinx if it cannot install it. */
const unpackedPocketsphinx = (dataDir: string): string => join(dataDir, "pocketsphinx");

/** Finds pocketsphinx with its English model, installed or unpacked into the data folder; null if neither. */
export function findPocketsphinx(dataDir: string): Program | null {
  const installed = onPath("pocketsphinx_continuous");
  if (installed && existsSync("/usr/share/pocketsphinx/model/en-us/en-us")) {
    return { command: installed, args: [...pocketsphinxArgs] };
  }
  const root = unpackedPocketsphinx(dataDir);
  const command = join(root, "usr", "bin", "pocketsphinx_continuous");
  const model = join(root, "usr", "share", "pocketsphinx", "model", "en-us");
  if (!isProgram(command) || !existsSync(model)) return null;
  const files = [
    "-hmm",
    join(model, "en-us"),
    "-lm",
    join(model, "en-us.lm.bin"),
    "-dict",
    join(model, "cmudict-en-us.dict"),
  ];
  return {
    command,
    args: [...pocketsphinxArgs, ...files],
    env: { LD_LIBRARY_PATH: libraryFolders(root).join(":") },
  };
}

/** Raw audio on stdin, so that no file is left behind. No log, because it would contain recognized speech. */
const pocketsphinxArgs = ["-infile", "/dev/stdin", "-time", "yes", "-logfn", "/dev/null"] as const;

/**
 * Returns `usr/lib/<triplet>` and `lib/<triplet>` (some packages still use it: libdbus), and the folders in them that
 * hold libraries (blas, lapack, pulseaudio).
 */
function libraryFolders(root: string): string[] {
  const triplets = [...folders(join(root, "usr", "lib")), ...folders(join(root, "lib"))];
  return triplets.flatMap((triplet) => [triplet, ...folders(triplet)]);
}

function folders(of: string): string[] {
  if (!existsSync(of)) return []; // no library was unpacked here
  const entries = readdirSync(of, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(of, name));
}
