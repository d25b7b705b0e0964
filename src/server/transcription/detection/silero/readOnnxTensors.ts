import { readFileSync } from "node:fs";

/** The constants of a model by name, each as its numbers row by row. */
export type Tensors = ReadonlyMap<string, Float32Array>;

/*
 * Field numbers of onnx.proto3. A graph's initializers are its constants; an `If` node has a graph for each branch,
 * with its own constants.
 */
const modelGraph = 7;
const graphNode = 1;
const graphInitializer = 5;
const nodeAttribute = 5;
const attributeGraph = 6;
const tensorType = 2;
const tensorName = 8;
const tensorRaw = 9;
/** The data type of 32-bit floats in onnx.proto3. */
const float32 = 1;

type Field = { field: number; value: number | Buffer };

/** Reads the 32-bit float constants of an ONNX model, with those of its branches. */
export function readOnnxTensors(file: string): Tensors {
  const tensors = new Map<string, Float32Array>();
  for (const graph of messages(fields(readFileSync(file)), modelGraph)) readGraph(fields(graph), tensors);
  return tensors;
}

function readGraph(graph: Field[], tensors: Map<string, Float32Array>): void {
  for (const tensor of messages(graph, graphInitializer)) readTensor(fields(tensor), tensors);
  for (const node of messages(graph, graphNode)) {
    for (const attribute of messages(fields(node), nodeAttribute)) {
      for (const branch of messages(fields(attribute), attributeGraph)) readGraph(fields(branch), tensors);
    }
  }
}

function readTensor(tensor: Field[], tensors: Map<string, Float32Array>): void {
  const [name] = messages(tensor, tensorName);
  const [raw] = messages(tensor, tensorRaw);
  if (!name || !raw || !tensor.some(({ field, value }) => field === tensorType && value === float32)) return;
  tensors.set(name.toString(), new Float32Array(new Uint8Array(raw).buffer));
}

const messages = (all: readonly Field[], wanted: number): Buffer[] =>
  all.flatMap(({ field, value }) => (field === wanted && typeof value !== "number" ? [value] : []));

/** Splits a protobuf message into its fields. Values of fixed width are returned as bytes. */
function fields(bytes: Buffer): Field[] {
  const found: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes.readUInt8(at++);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const kind = key & 7;
    if (kind === 0) found.push({ field: key >> 3, value: varint() });
    else {
      const length = kind === 2 ? varint() : kind === 5 ? 4 : 8;
      found.push({ field: key >> 3, value: bytes.subarray(at, at + length) });
      at += length;
    }
  }
  return found;
}
