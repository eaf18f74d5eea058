import { useEffect } from "react";
import { showToast } from "../ui/toast/toast-store.ts";
import { navigate, useUrl } from "../url/navigation.ts";

/** Says which values of the address mean nothing, and takes them out of it. */
export function useUrlProblems(): void {
  const { state, problems } = useUrl();
  useEffect(() => {
    if (problems.length === 0) return;
    const values = problems.map(({ key, value }) => `${key}=${value}`).join(", ");
    showToast({
      tone: "info",
      text: `The address says ${values}, which means nothing here; the default is shown`,
    });
    navigate(state, "replace");
  }, [state, problems]);
}
