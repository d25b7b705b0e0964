import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Repetitions up to this many times cannot make the work of an expression grow with its text. */
const fewTimes = 20;
/** What speech and typing can repeat, whatever the expression. */
const common = ["a'", "a ", "a\n", "A ", "a", "1", "1 ", "1.1", "no ", ", ", ". ", "-", "(", " ", "\n"];

/** A text that is repeated after an unrepeated beginning. */
export interface Attack {
  head: string;
  unit: string;
}

/** Returns an attack of at least `length` characters. It ends with a character that no repetition matches. */
export const attackText = ({ head, unit }: Attack, length: number): string =>
  `${head}${unit.repeat(Math.ceil(length / unit.length))}\u0001`;

/**
 * Returns texts that can make an expression backtrack: for each repetition in it, what the repetition matches, many
 * times, with and without what must come before it. Empty for an expression whose repetitions are all bounded.
 */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const found = new Map<string, Attack>();
  const add = (head: string, unit: string): void => {
    if (unit !== "") found.set(JSON.stringify([head, unit]), { head, unit });
  };
  for (const repetition of repetitionsIn(parse(source, flags))) {
    for (const pick of [0, 1, 2]) {
      const before = textBefore(repetition, pick);
      for (const body of bodiesOf(repetition.element, flags, pick)) {
        for (const unit of [body, before, `${before}${body}`, `${before} `, `${before}${body} `, ` ${before}`])
          add("", unit);
        add(before, body);
      }
    }
  }
  if (found.size > 0) for (const unit of common) add("", unit);
  return [...found.values()];
}

function parse(source: string, flags: string): AST.Pattern {
  const modes = { unicode: flags.includes("u"), unicodeSets: flags.includes("v") };
  return new RegExpParser().parsePattern(source, 0, source.length, modes);
}

function repetitionsIn(node: AST.Node): AST.Quantifier[] {
  const own = node.type === "Quantifier" && node.max > fewTimes ? [node] : [];
  return [...own, ...childrenOf(node).flatMap(repetitionsIn)];
}

function childrenOf(node: AST.Node): AST.Node[] {
  if ("alternatives" in node) return node.alternatives;
  if (node.type === "Alternative") return node.elements;
  return node.type === "Quantifier" ? [node.element] : [];
}

/** Returns what matches everything before a node, up to the start of the expression. */
function textBefore(node: AST.Node, pick: number): string {
  const { parent } = node;
  if (!parent) return "";
  const own =
    parent.type === "Alternative"
      ? parent.elements.slice(0, parent.elements.indexOf(node as AST.Element)).map((element) => textOf(element, pick))
      : [];
  return textBefore(parent, pick) + own.join("");
}

function bodiesOf(element: AST.Element, flags: string, pick: number): string[] {
  const body = textOf(element, pick) || "a";
  if (element.type !== "CharacterSet" && element.type !== "CharacterClass") return [body];
  const one = new RegExp(`^${element.raw}$`, flags.replace("g", ""));
  return [body, ...["a", " ", "1"].filter((character) => one.test(character))];
}

/** Returns a text that matches a node; `pick` chooses among its alternatives. */
function textOf(node: AST.Element | AST.Alternative, pick: number): string {
  switch (node.type) {
    case "Group":
    case "CapturingGroup":
      return textOf(node.alternatives[pick % node.alternatives.length] as AST.Alternative, pick);
    case "Alternative":
      return node.elements.map((element) => textOf(element, pick)).join("");
    case "Quantifier":
      return textOf(node.element, pick).repeat(pick === 0 ? Math.max(node.min, Math.min(1, node.max)) : node.min);
    case "Character":
      return String.fromCodePoint(node.value);
    case "CharacterSet":
    case "CharacterClass":
      return characterOf(node, pick);
    case "Assertion":
    case "Backreference":
    case "ExpressionCharacterClass":
      return "";
  }
}

function characterOf(node: AST.CharacterSet | AST.CharacterClass, pick: number): string {
  if (node.type === "CharacterClass" && !node.negate) {
    const element = node.elements[pick % node.elements.length];
    if (element?.type === "CharacterClassRange") return String.fromCodePoint(element.min.value);
    if (element?.type === "Character") return String.fromCodePoint(element.value);
  }
  const one = new RegExp(`^${node.raw}$`, "u");
  return ["a", " ", "1", ",", ".", "A", "-", "\n"].find((character) => one.test(character)) ?? "é";
}
