/// <reference lib="dom" />
import type { JSHandle, Page } from "playwright-core";
import type { PagesSeen } from "../PagesSeen";
import { Refusal } from "../page/Refusal";

interface Counter {
  count: number;
  stop: () => void;
}

/** Notices that a person types or clicks in a page, or that it is navigated, so that automation can back off. */
export class PersonWatch {
  private moves: number;
  private acts = 0;

  private constructor(
    private readonly pages: PagesSeen,
    private readonly page: Page,
    private readonly counters: JSHandle<Counter>[],
  ) {
    this.moves = pages.movesOf(page);
  }

  static async start(pages: PagesSeen, page: Page): Promise<PersonWatch> {
    const counters = page.frames().map((frame) => frame.evaluateHandle(countActs).catch(() => null));
    return new PersonWatch(
      pages,
      page,
      (await Promise.all(counters)).filter((each) => each !== null),
    );
  }

  /** @throws {Refusal} if a person acted or the page was navigated since the start or the last `ignore`. */
  async require(): Promise<void> {
    this.requireStill();
    if ((await this.count()) !== this.acts)
      throw new Refusal(
        "person_active",
        "Filling stopped because you are working in the EHR. Try again when you’re done.",
      );
  }

  /** @throws {Refusal} if the page was navigated. */
  requireStill(): void {
    if (this.pages.movesOf(this.page) !== this.moves)
      throw new Refusal("navigated", "Filling stopped because the EHR’s page changed.");
  }

  /** Does not count what happened so far, because automation did it. */
  async ignore(): Promise<void> {
    this.moves = this.pages.movesOf(this.page);
    this.acts = await this.count();
  }

  async stop(): Promise<void> {
    await Promise.all(this.counters.map((counter) => counter.evaluate(({ stop }) => stop()).catch(() => undefined)));
  }

  private async count(): Promise<number> {
    const counts = this.counters.map((counter) => counter.evaluate(({ count }) => count).catch(() => 0));
    return (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
  }
}

/** Runs in the page. Counts keys and clicks of a person; filling a field causes neither. */
function countActs(): Counter {
  const stopped = new AbortController();
  const counter = { count: 0, stop: () => stopped.abort() };
  const options = { capture: true, signal: stopped.signal };
  for (const type of ["keydown", "pointerdown", "paste", "drop"])
    window.addEventListener(type, (event) => void (event.isTrusted && counter.count++), options);
  return counter;
}
