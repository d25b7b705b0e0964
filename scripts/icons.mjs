import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { root } from "./project.mjs";

/*
 * `node scripts/icons.mjs`: renders the app's icons in `build/` from the product's logo, with Chromium. The files are
 * in the repository; run this after changing the logo.
 */
const logo = readFileSync(join(root, "src/renderer/public/icon.svg"), "utf8");

/** Fraction of the image's width and height that the logo fills. On macOS, Apple's icon grid requires a margin. */
const full = 1;
const onMac = 824 / 1024;

/** Image types in an icns file by size in pixels. Some sizes have two: for normal and for double resolution. */
const macKinds = {
  32: ["ic11"],
  64: ["ic12"],
  128: ["ic07"],
  256: ["ic08", "ic13"],
  512: ["ic09", "ic14"],
  1024: ["ic10"],
};

/** Sizes of the images in pixels. */
const windowsSizes = [16, 24, 32, 48, 64, 256];
const linuxSizes = [16, 32, 48, 64, 128, 256, 512, 1024];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
const page = await browser.newPage();
const build = join(root, "build");
mkdirSync(join(build, "icons"), { recursive: true });
for (const size of linuxSizes) {
  const { png } = await draw(size, full);
  writeFileSync(join(build, "icons", `${size}x${size}.png`), png);
}
const drawnForMac = await Promise.all(Object.keys(macKinds).map((size) => draw(Number(size), onMac)));
writeFileSync(join(build, "icon.icns"), icns(drawnForMac));
writeFileSync(join(build, "icon.ico"), ico(await Promise.all(windowsSizes.map((size) => draw(size, full)))));
await browser.close();

/**
 * Draws the logo in a square of `size` pixels, of which it fills the fraction `part`.
 * @returns {Promise<{ size: number, png: Buffer, rgba: Buffer }>} `rgba` has 4 bytes per pixel, rows from top to bottom
 */
async function draw(size, part) {
  const drawn = await page.evaluate(paint, { svg: logo, size, part });
  return { size, png: Buffer.from(drawn.png, "base64"), rgba: Buffer.from(drawn.rgba, "base64") };
}

/** Draws the logo; runs in the page. Returns PNG and RGBA in base64. */
async function paint({ svg, size, part }) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${size}" height="${size}" `))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  const edge = (size * (1 - part)) / 2;
  context.drawImage(image, edge, edge, size * part, size * part);
  const { data } = context.getImageData(0, 0, size, size);
  return { png: canvas.toDataURL("image/png").split(",")[1], rgba: new Uint8Array(data.buffer).toBase64() };
}

/** Returns an icon file for macOS (icns): a sequence of images, each with type and length. */
function icns(pictures) {
  const chunks = pictures.flatMap(({ size, png }) => macKinds[size].map((kind) => chunk(kind, png)));
  return chunk("icns", Buffer.concat(chunks));
}

/** Returns a part of an icns file: its type, its length in bytes including this header, its content. */
function chunk(kind, content) {
  const head = Buffer.alloc(8);
  head.write(kind, 0, "ascii");
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}

/**
 * Returns an icon file for Windows (ico): a directory, then the images. Images of 256 pixels are PNG, smaller images
 * are bitmaps.
 */
function ico(pictures) {
  const contents = pictures.map((picture) => (picture.size >= 256 ? picture.png : bitmap(picture)));
  const table = Buffer.alloc(6 + 16 * pictures.length);
  table.writeUInt16LE(1, 2); // type: icon
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  pictures.forEach(({ size }, index) => {
    const at = 6 + 16 * index;
    table[at] = size % 256; // 0 means 256
    table[at + 1] = size % 256;
    table.writeUInt16LE(1, at + 4); // planes
    table.writeUInt16LE(32, at + 6); // bits per pixel
    table.writeUInt32LE(contents[index].length, at + 8);
    table.writeUInt32LE(offset, at + 12);
    offset += contents[index].length;
  });
  return Buffer.concat([table, ...contents]);
}

/** Returns a bitmap as used in icons: rows from bottom to top, BGRA, then an unused mask. */
function bitmap({ size, rgba }) {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(size, 4);
  head.writeInt32LE(size * 2, 8); // image and mask
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(32, 14);
  const rows = Array.from({ length: size }, (_, row) =>
    rgba.subarray((size - 1 - row) * size * 4, (size - row) * size * 4),
  );
  const pixels = Buffer.concat(rows);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([pixels[at + 2], pixels[at + 1], pixels[at]], at);
  return Buffer.concat([head, pixels, Buffer.alloc(Math.ceil(size / 32) * 4 * size)]);
}
