import type { ReactNode } from "react";
import { Notice } from "../../../ui/Notice.tsx";

/** In the place of what can only be shown once all of the session is read. */
export function StillRead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="px-6 pt-[12vh] max-mid:pt-8">
      <Notice title="The session is being read">{children}</Notice>
    </div>
  );
}
