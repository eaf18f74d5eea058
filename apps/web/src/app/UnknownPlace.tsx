import { Main } from "../ui/Main.tsx";
import { NoticePage } from "../ui/NoticePage.tsx";
import { LinkButton } from "../url/LinkButton.tsx";
import { stateAt } from "../url/url-state.ts";

export function UnknownPlace({ path }: { readonly path: string }) {
  return (
    <Main className="flex h-full">
      <title>Nothing here · Leafwalk</title>
      <NoticePage
        title="Nothing is at this address"
        actions={<LinkButton to={stateAt({ screen: "list" })}>Go to the list</LinkButton>}
      >
        Leafwalk knows no page {path}.
      </NoticePage>
    </Main>
  );
}
