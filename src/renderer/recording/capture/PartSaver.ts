import type { Part } from "../../../shared/recording/part";

interface Deps {
  /** Resolves when the part is on the disk. */
  append: (part: Part) => Promise<void>;
  onSaved: (part: Part) => void;
  /** Called at the first failure. Nothing is saved after it, because a take must not have gaps. */
  onFailed: (error: unknown) => void;
}

/** Saves the parts of a take, one after another. */
export class PartSaver {
  /** Number of parts on the disk. */
  parts = 0;
  private saving: Promise<void> = Promise.resolve();
  private hasFailed = false;

  constructor(private readonly deps: Deps) {}

  /** Saves a part after the previous ones. */
  add(part: Part): void {
    this.saving = this.saving.then(() => this.save(part));
  }

  /** Resolves when every part given so far is on the disk, or could not be saved. Never rejects. */
  settled(): Promise<void> {
    return this.saving;
  }

  private async save(part: Part): Promise<void> {
    if (this.hasFailed) return;
    try {
      await this.deps.append(part);
    } catch (error) {
      this.hasFailed = true;
      return this.deps.onFailed(error);
    }
    this.parts = part.seq + 1;
    this.deps.onSaved(part);
  }
}
