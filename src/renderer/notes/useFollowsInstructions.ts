import { useHealth } from "../system/useHealth";

/** Returns whether a redraft can have instructions: the server's engine follows them. False until that is known. */
export function useFollowsInstructions(): boolean {
  return useHealth()?.notes?.follows_instructions === true;
}
