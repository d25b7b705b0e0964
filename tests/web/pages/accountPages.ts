import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const email = `nora-${randomUUID()}@example.org`;
  return { firstName: "Nora", lastName: "Lindqvist", email, password: "Stethoscope-7" };
}

/** Opens the product and creates an account; ends on the Scribe screen. */
export async function signUp(page: Page, url: string, person: Person = newPerson()): Promise<Person> {
  await page.goto(url);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("First name").fill(person.firstName);
  await page.getByLabel("Last name").fill(person.lastName);
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard/scribe*");
  return person;
}

export async function signIn(
  page: Page,
  url: string,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel("Email or username").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/dashboard/scribe*");
}
