import { createHash } from "node:crypto";
import type { CatalogModel } from "../../../../src/server/transcription/models/catalog";
import type { FileServer } from "./fileServer";

/*
 * The smallest NeMo transducer that sherpa-onnx loads, built by hand as ONNX files: it outputs "yes" while there is
 * sound and nothing in silence. It is loaded and decoded like a real model: files, features, tokens with times.
 */

/** A field of an ONNX message: its number, as in onnx.proto, and its value. */
type Field = readonly [number, number | string | Uint8Array | readonly Field[]];

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    const low = Number(rest & 0x7fn);
    if (rest < 0x80n) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

/** Encodes a protocol buffer field: numbers as varints, the rest with its length. */
function message(fields: readonly Field[]): Uint8Array {
  const out = fields.flatMap(([field, value]) => {
    if (typeof value === "number") return [...varint(field << 3), ...varint(value)];
    const body = typeof value === "string" ? Buffer.from(value) : value instanceof Uint8Array ? value : message(value);
    return [...varint((field << 3) | 2), ...varint(body.length), ...body];
  });
  return Uint8Array.from(out);
}

/** ONNX's numbers for types of elements. */
const [float, int32, int64] = [1, 6, 7];
const floats = (values: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer);
const longs = (values: readonly number[]): Uint8Array => new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer);

const tensor = (name: string, type: number, dims: readonly number[], raw: Uint8Array): readonly Field[] => [
  ...dims.map((dim) => [1, dim] as const),
  [2, type],
  [8, name],
  [9, raw],
];
const valueInfo = (name: string, type: number, dims: readonly (number | string)[]): readonly Field[] => {
  const shape = dims.map((dim) => [1, [[typeof dim === "number" ? 1 : 2, dim]]] as const);
  return [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, type],
            [2, shape],
          ],
        ],
      ],
    ],
  ];
};
const attribute = (name: string, ints: readonly number[]): readonly Field[] => [
  [1, name],
  ...ints.map((value) => [8, value] as const),
  [20, 7],
];
const node = (
  op: string,
  inputs: string[],
  outputs: string[],
  attributes: (readonly Field[])[] = [],
): readonly Field[] => [
  ...inputs.map((name) => [1, name] as const),
  ...outputs.map((name) => [2, name] as const),
  [4, op],
  ...attributes.map((each) => [5, each] as const),
];

interface Graph {
  nodes: (readonly Field[])[];
  constants?: (readonly Field[])[];
  inputs: (readonly Field[])[];
  outputs: (readonly Field[])[];
  metadata?: Record<string, string>;
}
function onnx({ nodes, constants = [], inputs, outputs, metadata = {} }: Graph): Buffer {
  const graph: Field[] = [
    ...nodes.map((each) => [1, each] as const),
    [2, "tiny"],
    ...constants.map((each) => [5, each] as const),
    ...inputs.map((each) => [11, each] as const),
    ...outputs.map((each) => [12, each] as const),
  ];
  const entries = Object.entries(metadata).map(
    ([key, value]) =>
      [
        14,
        [
          [1, key],
          [2, value],
        ],
      ] as const,
  );
  return Buffer.from(
    message([
      [1, 8],
      [7, graph],
      [
        8,
        [
          [1, ""],
          [2, 17],
        ],
      ],
      ...entries,
    ]),
  );
}

/** Reduces the 80 features of a frame to their mean: positive for sound, negative for silence. */
function encoder(): Buffer {
  return onnx({
    nodes: [
      node("ReduceMean", ["audio_signal"], ["outputs"], [attribute("axes", [1])]), // [N, 80, T] → [N, 1, T]
      node("Identity", ["length"], ["encoded_lengths"]),
    ],
    inputs: [valueInfo("audio_signal", float, ["N", 80, "T"]), valueInfo("length", int64, ["N"])],
    outputs: [valueInfo("outputs", float, ["N", 1, "T"]), valueInfo("encoded_lengths", int64, ["N"])],
    metadata: {
      vocab_size: "1",
      subsampling_factor: "1",
      normalize_type: "",
      pred_rnn_layers: "1",
      pred_hidden: "1",
      feat_dim: "80",
      model_type: "EncDecRNNTBPEModel",
      url: "tiny-tdt",
    },
  });
}

function decoder(): Buffer {
  const state = (name: string) => valueInfo(name, float, [1, "N", 1]);
  return onnx({
    nodes: [
      node(
        "Cast",
        ["targets"],
        ["cast"],
        [
          [
            [1, "to"],
            [3, float],
            [20, 2],
          ],
        ],
      ),
      node("Mul", ["cast", "zero"], ["zeros"]),
      node("Unsqueeze", ["zeros", "last"], ["outputs"]), // [N, 1] → [N, 1, 1]
      node("Identity", ["target_length"], ["prednet_lengths"]),
      node("Identity", ["states.1"], ["states"]),
      node("Identity", ["onnx::LSTM_3"], ["162"]),
    ],
    constants: [tensor("zero", float, [1], floats([0])), tensor("last", int64, [1], longs([2]))],
    inputs: [
      valueInfo("targets", int32, ["N", 1]),
      valueInfo("target_length", int32, ["N"]),
      state("states.1"),
      state("onnx::LSTM_3"),
    ],
    outputs: [
      valueInfo("outputs", float, ["N", 1, 1]),
      valueInfo("prednet_lengths", int32, ["N"]),
      state("states"),
      state("162"),
    ],
  });
}

/** Scores of "yes" and blank, then of the number of frames to skip: always 32, a third of a second. */
function joiner(threshold: number): Buffer {
  return onnx({
    nodes: [
      node("Add", ["encoder_outputs", "decoder_outputs"], ["sum"]), // [N, 1, 1]
      node("MatMul", ["sum", "weights"], ["scaled"]),
      node("Add", ["scaled", "bias"], ["scores"]),
      node("Unsqueeze", ["scores", "first"], ["outputs"]),
    ],
    constants: [
      tensor("weights", float, [1, 35], floats([1, ...Array<number>(34).fill(0)])),
      tensor("bias", float, [35], floats([-threshold, 0, ...Array<number>(32).fill(0), 9])),
      tensor("first", int64, [1], longs([1])),
    ],
    inputs: [valueInfo("encoder_outputs", float, ["N", 1, 1]), valueInfo("decoder_outputs", float, ["N", 1, 1])],
    outputs: [valueInfo("outputs", float, ["N", 1, 1, 35])],
  });
}

/**
 * Puts the tiny recognizer's files on the server.
 * @param threshold mean of a frame's features above which it outputs "yes".
 * @returns its catalog entry.
 */
export function tinyModelOn(server: FileServer, threshold = -8): CatalogModel {
  const contents: [string, string, Buffer][] = [
    ["encoder", "encoder.onnx", encoder()],
    ["decoder", "decoder.onnx", decoder()],
    ["joiner", "joiner.onnx", joiner(threshold)],
    ["tokens", "tokens.txt", Buffer.from("▁yes 0\n<blk> 1\n")],
  ];
  return {
    id: "tiny-yes",
    name: "Tiny yes",
    goodAt: "Tests.",
    languages: "English",
    licence: { name: "MIT", url: "https://example.org/licence" },
    family: "nemoTransducer",
    files: contents.map(([role, name, content]) => {
      server.files.set(`/tiny-yes/${name}`, content);
      const sha256 = createHash("sha256").update(content).digest("hex");
      return { role, name, url: `${server.url}/tiny-yes/${name}`, bytes: content.length, sha256 };
    }),
  };
}
