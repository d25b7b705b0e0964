declare module "linebreak" {
  /** Finds the positions of a text at which a line can end (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
