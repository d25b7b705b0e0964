/**
 * Words of actions that belong to the clinician: signing, saving, ordering, deleting. An element with one of them is
 * never clicked. Includes words in Spanish, French and German, for EHRs in these languages.
 */
const forbidden = new Set(
  `sign signed esign esignature signature signoff cosign lock locked submit submitted order orders delete remove erase
   discard save saved saving finalize finalise finalized attest approve approved authorize transmit send prescribe
   eprescribe void amend firmar firma guardar grabar borrar eliminar enviar validar aprobar anular prescribir pedir
   cerrar signer enregistrer sauvegarder supprimer envoyer valider prescrire annuler speichern sichern unterschreiben
   signieren löschen entfernen senden absenden freigeben abschließen abschliessen verordnen anordnen bestellen stornieren
   vidieren`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Returns the first forbidden word in a text, e.g. the label or CSS selector of an element; null if there is none.
 * Compares whole words: "Vital signs" and "Design" are allowed. Identifiers such as `btnSaveNote` are split.
 */
export function forbiddenWord(text: string): string | null {
  const words = text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/\be[\s-]+(sign|signature|prescribe)\b/g, "e$1")
    .split(/[^\p{L}]+/u);
  return words.find((word) => forbidden.has(word)) ?? null;
}
