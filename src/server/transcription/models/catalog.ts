import type { DownloadableFile, DownloadableModel } from "../../platform/models/DownloadableModel";

/** One file of a model. `role` is its field in the recognizer's configuration. */
interface ModelFile extends DownloadableFile {
  role: string;
}

/** Family of the recognizer's configuration; see `recognizerConfig`. */
export type ModelFamily = "nemoTransducer" | "moonshine" | "whisper";

/** A speech model that can be downloaded. */
export interface CatalogModel extends DownloadableModel {
  name: string;
  goodAt: string;
  languages: string;
  licence: { name: string; url: string };
  family: ModelFamily;
  files: readonly ModelFile[];
}

const ccBy = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" };
const whisperLicence = { name: "MIT", url: "https://github.com/openai/whisper/blob/main/LICENSE" };
const moonshineLicence = { name: "MIT", url: "https://github.com/moonshine-ai/moonshine/blob/main/LICENSE" };

/** Returns a function that describes files of one fixed revision of a repository, which never change. */
const revision =
  (repository: string, commit: string) =>
  (role: string, name: string, bytes: number, sha256: string): ModelFile => ({
    role,
    name,
    url: `https://huggingface.co/csukuangfj/${repository}/resolve/${commit}/${name}`,
    bytes,
    sha256,
  });

const parakeet2 = revision("sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8", "b9bd32696df49cbb1e7e499238a22804c82f9ef7");
const parakeet3 = revision("sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8", "2bda32ec70b097a55adaa07d9a7173915b43cc78");
const moonshine = revision("sherpa-onnx-moonshine-base-en-int8", "052b0798ad1bf046a140fdd4efcd9426530fa3f5");
const whisperTiny = revision("sherpa-onnx-whisper-tiny.en", "d026532c022fa99fd789d6b32446a1df7b6bfc43");
const whisperSmall = revision("sherpa-onnx-whisper-small", "8f3c18b358db4d1f2fc1eae49d75cd20989e4309");

/**
 * The models offered, in order of preference: see `modelToUse`. Sizes and digests are those that Hugging Face shows for
 * the files of these revisions. They were taken from manifests of public programs that pin the same files (at least two
 * for each file, which agree), because the files could not be downloaded when this list was made. A wrong digest does
 * no harm: a file that does not match is deleted. See docs/verified.md.
 */
export const catalog: readonly CatalogModel[] = [
  {
    id: "parakeet-tdt-0.6b-v2",
    name: "Parakeet TDT 0.6B v2",
    goodAt: "Fast and the most accurate for English, with punctuation. Recommended for a computer with 8 GB of memory.",
    languages: "English",
    licence: ccBy,
    family: "nemoTransducer",
    files: [
      parakeet2(
        "encoder",
        "encoder.int8.onnx",
        652_184_296,
        "a32b12d17bbbc309d0686fbbcc2987b5e9b8333a7da83fa6b089f0a2acd651ab",
      ),
      parakeet2(
        "decoder",
        "decoder.int8.onnx",
        7_257_753,
        "b6bb64963457237b900e496ee9994b59294526439fbcc1fecf705b31a15c6b4e",
      ),
      parakeet2(
        "joiner",
        "joiner.int8.onnx",
        1_739_080,
        "7946164367946e7f9f29a122407c3252b680dbae9a51343eb2488d057c3c43d2",
      ),
      parakeet2("tokens", "tokens.txt", 9_384, "ec182b70dd42113aff6c5372c75cac58c952443eb22322f57bbd7f53977d497d"),
    ],
  },
  {
    id: "parakeet-tdt-0.6b-v3",
    name: "Parakeet TDT 0.6B v3",
    goodAt:
      "As fast, and detects which of its languages is spoken. For practices that speak several European languages.",
    languages: "English and 24 other European languages",
    licence: ccBy,
    family: "nemoTransducer",
    files: [
      parakeet3(
        "encoder",
        "encoder.int8.onnx",
        652_184_281,
        "acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247",
      ),
      parakeet3(
        "decoder",
        "decoder.int8.onnx",
        11_845_275,
        "179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e",
      ),
      parakeet3(
        "joiner",
        "joiner.int8.onnx",
        6_355_277,
        "3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3",
      ),
      parakeet3("tokens", "tokens.txt", 93_939, "d58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d"),
    ],
  },
  {
    id: "whisper-small",
    name: "Whisper small",
    goodAt: "Supports the most languages. Slower, and it makes more mistakes in English than Parakeet.",
    languages: "99 languages",
    licence: whisperLicence,
    family: "whisper",
    files: [
      whisperSmall(
        "encoder",
        "small-encoder.int8.onnx",
        112_442_483,
        "4cbe7b22fa9026b843b60a68640c747de05bafb1a11b57edc0e66c232d9f33a9",
      ),
      whisperSmall(
        "decoder",
        "small-decoder.int8.onnx",
        262_226_114,
        "acad50b5c782696e91b55914cc5ab4f756f1532f76e22aa6fc615f39fb69a8ee",
      ),
      whisperSmall(
        "tokens",
        "small-tokens.txt",
        816_730,
        "b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126",
      ),
    ],
  },
  {
    id: "moonshine-base-en",
    name: "Moonshine base",
    goodAt: "Quick on a computer with little memory, with good English.",
    languages: "English",
    licence: moonshineLicence,
    family: "moonshine",
    files: [
      moonshine(
        "preprocessor",
        "preprocess.onnx",
        14_077_290,
        "ffa630d395c5ccf76f5d4954be5b882df76aaf6491519ec01fd82ea7a3819fb2",
      ),
      moonshine(
        "encoder",
        "encode.int8.onnx",
        50_311_494,
        "7e38770f776f2e5583a53b052936005df2ba5c833d7e09c2a5fd796b94bf73e2",
      ),
      moonshine(
        "uncachedDecoder",
        "uncached_decode.int8.onnx",
        122_120_451,
        "c01f4b35093bcac20d352d23a75a539e772964579f9d024a90e5e6f09cae9987",
      ),
      moonshine(
        "cachedDecoder",
        "cached_decode.int8.onnx",
        99_983_837,
        "2db74e51cedf64a8b1be3c8192e0bb5e4923af0e90bd9e87f8e8771873f8ea03",
      ),
      moonshine("tokens", "tokens.txt", 436_688, "1165c2aeb9f72f457a83be2d459a09054f27490acd9b41bd43794dfd25e296ea"),
    ],
  },
  {
    id: "whisper-tiny.en",
    name: "Whisper tiny",
    goodAt: "The smallest download, for trying things out. Often wrong on medical words.",
    languages: "English",
    licence: whisperLicence,
    family: "whisper",
    files: [
      whisperTiny(
        "encoder",
        "tiny.en-encoder.int8.onnx",
        12_937_772,
        "0ce578b827c94a961aacb8fa14b02f096504b337e5c94be37c36238cbe3e8bc6",
      ),
      whisperTiny(
        "decoder",
        "tiny.en-decoder.int8.onnx",
        89_853_865,
        "06c0e6ff6348d427e51839219d1c886c18cfdf411e629e33f5e1679bff9c1527",
      ),
      whisperTiny(
        "tokens",
        "tiny.en-tokens.txt",
        835_554,
        "306cd27f03c1a714eca7108e03d66b7dc042abe8c258b44c199a7ed9838dd930",
      ),
    ],
  },
];
