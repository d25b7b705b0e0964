import type { AxiosInstance } from "axios";
import {
  type PatchStyleRule,
  type StyleExample,
  styleExamplesSchema,
  type StyleRule,
  styleRulesSchema,
} from "../../shared/style/styleRule";

const path = "/api/v1/style-rules";

/** Client of the routes for what was learned from a person's edits. */
export class StyleApi {
  constructor(private readonly http: AxiosInstance) {}

  async rules(): Promise<StyleRule[]> {
    return styleRulesSchema.parse((await this.http.get<unknown>(path)).data).rules;
  }

  /** Returns the edits that a rule was learned from. */
  async examples(id: string): Promise<StyleExample[]> {
    return styleExamplesSchema.parse((await this.http.get<unknown>(`${path}/${id}/examples`)).data).examples;
  }

  async change(id: string, change: PatchStyleRule): Promise<void> {
    await this.http.patch(`${path}/${id}`, change);
  }
}
