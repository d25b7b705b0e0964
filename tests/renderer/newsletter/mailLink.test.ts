import { expect, test } from "vitest";
import { mailLink } from "../../../src/renderer/newsletter/mailLink";

const token = "A-_9".repeat(10) + "xyz";

test.each([
  { hash: `#confirm=${token}`, link: { action: "confirm", token } },
  { hash: `#unsubscribe=${token}`, link: { action: "unsubscribe", token } },
  { hash: `#confirm=${token.slice(0, 30)}`, link: { action: "confirm", token: null } },
  { hash: "#confirm", link: { action: "confirm", token: null } },
  { hash: `#confirm=${token}"><script>`, link: { action: "confirm", token: null } },
  { hash: `#delete=${token}`, link: null },
  { hash: "", link: null },
])("mailLink reads the hash '$hash'", ({ hash, link }) => {
  expect(mailLink(hash)).toEqual(link);
});
