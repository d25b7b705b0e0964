import { SegmentedControl } from "@blueprintjs/core";
import { type ReactNode, useState } from "react";
import type { TemplateDraft } from "./TemplateDraft";
import { fieldIds } from "./fieldIds";

export type EditorStep = "sections" | "form";

/**
 * On a phone one part of the editor is shown at a time. For observers.
 * @returns the part, the control that changes it (hidden where both fit), and what leads to a part or to what is wrong.
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
    requestAnimationFrame(() => document.getElementById(field)?.focus()); // the form may only now be drawn
  };
  return { step, control, show: setStep, showProblem };
}
