import { SegmentedControl } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import type { TemplateDraft } from "./TemplateDraft";
import { fieldIds } from "./fieldIds";

type EditorStep = "sections" | "form";

/**
 * Switches between the editor's list of sections and its form; CSS shows only one of them in narrow windows. Call it in
 * an `observer` component.
 * @returns the current step, the control to change it, `show` to change it from code, and `showProblem`, which selects
 * the section with a problem and focuses its field.
 */
export function useEditorSteps(draft: TemplateDraft): {
  step: EditorStep;
  control: ReactNode;
  show: (step: EditorStep) => void;
  showProblem: () => void;
} {
  const [step, setStep] = useState<EditorStep>("sections");
  const control = (
    <div className="cs-tpl-steps">
      <SegmentedControl
        fill={true}
        aria-label="Part of the template"
        options={[
          { value: "sections", label: `Sections ${draft.sections.length}` },
          { value: "form", label: draft.selected?.title.trim() || "New section" },
        ]}
        value={step}
        onValueChange={(value) => setStep(value === "form" ? "form" : "sections")}
      />
    </div>
  );
  const showProblem = () => {
    const { problem } = draft;
    if (!problem) return;
    if (problem.sectionId !== null) {
      draft.select(problem.sectionId);
      setStep("form");
    }
    const field = problem.sectionId === null ? fieldIds.title : fieldIds.sectionTitle;
    requestAnimationFrame(() => document.getElementById(field)?.focus()); // the form is rendered by then
  };
  return { step, control, show: setStep, showProblem };
}
