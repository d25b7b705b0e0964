import { z } from "zod";
import { AppError } from "../../../shared/errors";
import { Refusal } from "../page/Refusal";

/** A verb: its input is checked before it runs. */
export interface ShellVerb {
  input: z.ZodType;
  run: (input: unknown) => unknown;
}

type Print = (value: object) => void;

const requestSchema = z.looseObject({ id: z.union([z.number(), z.string()]), verb: z.string() });

/** Verbs that are answered immediately, even while others run. */
const immediate = new Set(["status", "cancel"]);

/**
 * Answers requests, one JSON object per line. Verbs run one after another. Verbs that simulate a person at the browser
 * (`person.*`) do not wait for a running verb, only for earlier `person.*`, `launch` and `close`; verbs after them wait
 * for them.
 */
export class EhrShell {
  /** Settles when every verb received so far has been answered. */
  private all: Promise<unknown> = Promise.resolve();
  /** Settles when every verb that a later `person.*` verb waits for has been answered. */
  private person: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly verbs: Readonly<Record<string, ShellVerb>>,
    private readonly print: Print,
  ) {}

  receive(line: string): void {
    if (line.trim() === "") return;
    const request = requestSchema.safeParse(jsonOf(line));
    if (!request.success) return this.fail(null, "invalid_input", 'Send {"id": 1, "verb": "status", "input": {…}}.');
    const { id, verb, ...rest } = request.data;
    const found = Object.hasOwn(this.verbs, verb) ? this.verbs[verb] : undefined;
    if (!found) return this.fail(id, "unknown_verb", `There is no verb "${verb}".`);
    const input = "input" in rest ? rest["input"] : Object.keys(rest).length > 0 ? rest : undefined;
    this.schedule(verb, () => this.answer(id, found, input));
  }

  /** Waits for the requests received so far. */
  async idle(): Promise<void> {
    await Promise.all([this.all, this.person]);
  }

  private schedule(verb: string, work: () => Promise<void>): void {
    if (immediate.has(verb)) return void work();
    if (verb.startsWith("person.")) {
      this.person = this.person.then(work);
      this.all = Promise.all([this.all, this.person]);
      return;
    }
    this.all = this.all.then(work);
    if (verb === "launch" || verb === "close") this.person = Promise.all([this.person, this.all]);
  }

  private async answer(id: string | number, { input, run }: ShellVerb, raw: unknown): Promise<void> {
    const checked = input.safeParse(raw);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return this.fail(id, "invalid_input", `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
    }
    try {
      this.print({ id, ok: true, value: (await run(checked.data)) ?? null });
    } catch (error) {
      const { code, message } = error instanceof Refusal || error instanceof AppError ? error : unexpected;
      this.fail(id, code, message);
    }
  }

  private fail(id: string | number | null, code: string, message: string): void {
    this.print({ id, ok: false, error: { code, message } });
  }
}

const unexpected = { code: "internal", message: "The command failed unexpectedly." };

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
