import { formatExactTime, formatMoment } from "../../../format/time.ts";
import { NotRecorded } from "./Facts.tsx";

/** A time in the reader's zone, exact on hover. NaN: nobody recorded it. */
export function Moment({ time }: { readonly time: number }) {
  if (Number.isNaN(time)) return <NotRecorded />;
  return (
    <time dateTime={new Date(time).toISOString()} title={formatExactTime(time)}>
      {formatMoment(time)}
    </time>
  );
}
