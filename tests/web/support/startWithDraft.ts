import { signUp } from "../pages/accountPages";
import { ScribePage } from "../pages/ScribePage";
import { SessionsPage } from "../pages/SessionsPage";
import { type Browser, openBrowser } from "./browser";
import { type Product, startProduct } from "./product";

/** Starts the product and a browser in which a new person has drafted a note from a typed transcript. */
export async function startWithDraft(
  transcript: string,
  reason = "Knee",
): Promise<{ product: Product; browser: Browser; scribe: ScribePage }> {
  const product = await startProduct({ env: { CHARTSIDE_SPEECH: "none" } });
  const browser = await openBrowser();
  const scribe = new ScribePage(browser.page);
  await signUp(browser.page, product.url);
  const sessions = new SessionsPage(browser.page);
  await sessions.list.getByText("Sessions you record are listed here.").waitFor();
  await sessions.create({ patient: "Ines Carvalho", reason });
  await scribe.draftTyped(transcript);
  return { product, browser, scribe };
}
