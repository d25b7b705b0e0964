/// <reference lib="dom" />
import type { JSHandle, Page } from "playwright-core";
import type { OpenPages } from "../OpenPages";
import { Refusal } from "../page/Refusal";

interface Counter {
  count: number;
  stop: () => void;
}

/** Detects that a person types or clicks in a page, or that it is navigated, so that automation can back off. */
export class PersonWatch {
  private navigations: number;
  private actions = 0;

  private constructor(
    private readonly pages: OpenPages,
    private readonly page: Page,
    private readonly counters: JSHandle<Counter>[],
  ) {
    this.navigations = pages.navigationsOf(page);
  }

  static async start(pages: OpenPages, page: Page): Promise<PersonWatch> {
    const counters = page.frames().map((frame) => frame.evaluateHandle(countActions).catch(() => null));
    return new PersonWatch(
      pages,
      page,
      (await Promise.all(counters)).filter((each) => each !== null),
    );
  }

  /** @throws {Refusal} if a person acted or the page was navigated since the start or the last `reset`. */
  async throwIfActive(): Promise<void> {
    this.throwIfNavigated();
    if ((await this.count()) !== this.actions)
      throw new Refusal(
        "person_active",
        "Filling stopped because you are working in the EHR. Try again when you’re done.",
      );
  }

  /** @throws {Refusal} if the page was navigated since the start or the last `reset`. */
  throwIfNavigated(): void {
    if (this.pages.navigationsOf(this.page) !== this.navigations)
      throw new Refusal("navigated", "Filling stopped because the EHR’s page changed.");
  }

  /** Ignores what happened so far, because automation did it. */
  async reset(): Promise<void> {
    this.navigations = this.pages.navigationsOf(this.page);
    this.actions = await this.count();
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
function countActions(): Counter {
  const stopped = new AbortController();
  const counter = { count: 0, stop: () => stopped.abort() };
  const options = { capture: true, signal: stopped.signal };
  for (const type of ["keydown", "pointerdown", "paste", "drop"])
    window.addEventListener(type, (event) => void (event.isTrusted && counter.count++), options);
  return counter;
}
