import type { Locator, Page } from "playwright-core";

/** The 'Choose Your Plan' dialog, forced or opened by the user. */
export class PlanDialogPage {
  constructor(private readonly page: Page) {}

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Choose Your Plan" });
  }
  plan(name: "Pro" | "Enterprise"): Locator {
    return this.dialog.getByRole("radio", { name, exact: true });
  }
  /** The card of a plan, which is its radio button's label. */
  card(name: "Pro" | "Enterprise"): Locator {
    return this.dialog.locator("label").filter({ has: this.page.getByRole("radio", { name, exact: true }) });
  }
  get close(): Locator {
    return this.dialog.getByRole("button", { name: "Close" });
  }
  button(name: string): Locator {
    return this.dialog.getByRole("button", { name });
  }
  async applyCoupon(code: string): Promise<void> {
    await this.dialog.getByLabel("Coupon code").fill(code);
    await this.button("Apply").click();
  }
}

/** The Billing tab in Account Settings. */
export class BillingTabPage {
  constructor(private readonly page: Page) {}

  get tab(): Locator {
    return this.page.getByRole("dialog", { name: "Account Settings" }).getByRole("region", { name: "Billing" });
  }
  button(name: string): Locator {
    return this.tab.getByRole("button", { name });
  }
  async open(): Promise<void> {
    await this.page.getByRole("button", { name: "Account Settings" }).click();
    await this.page.getByRole("tab", { name: "Billing" }).click();
    await this.tab.waitFor();
  }
  /** Switches to another tab and back, which reloads the status. */
  async reopen(): Promise<void> {
    await this.page.getByRole("tab", { name: "Profile" }).click();
    await this.tab.waitFor({ state: "detached" });
    await this.page.getByRole("tab", { name: "Billing" }).click();
    await this.tab.waitFor();
  }
}
