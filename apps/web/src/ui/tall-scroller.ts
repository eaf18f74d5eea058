// Scrolling over more pixels than a browser lets an element have.

/**
 * The tallest content that is laid out as it is. Beyond some height browsers cut an element off: Chromium
 * at 33.5 million pixels, Firefox at 17.9 million.
 */
const TALLEST = 15_000_000;

/**
 * A move of more pixels at once comes from the scrollbar or the Home and End keys, and means a place in
 * the whole; what moves less (wheel, touch, keys, a row that is brought into view) means a distance.
 */
const FAR = 10_000;

/** So much of the list's start and end stands in the element as it is: there nothing has to be brought together. */
const EDGE = 2 * FAR;

type Listener = (event: Event) => void;

/**
 * An element that scrolls, as a virtual list sees it: with a content as tall as the list needs. The
 * element's own content is never taller than `TALLEST`; rows stand in it `shift` pixels above their place
 * in the list. Distances scrolled are the same in both; the place of the thumb tells the place in the whole.
 */
export class TallScroller {
  /** Where the element was when the two were last compared. */
  private place: number;
  private offset: number;
  private total = 0;

  constructor(
    private readonly element: HTMLElement,
    private readonly tallest = TALLEST,
  ) {
    this.place = element.scrollTop;
    this.offset = this.place;
  }

  /** Height of the list in pixels; changes as its rows are measured. */
  setTotal(total: number): void {
    this.total = total;
  }

  /** Height of the element's content in pixels. */
  get contentHeight(): number {
    return Math.min(this.total, this.tallest);
  }

  /** How far above their place in the list the rows stand in the element's content, in pixels. Looks at nothing, so that drawing may ask. */
  get shift(): number {
    return this.offset - this.place;
  }

  /** Calls back while the element scrolls and `shift` is another one: the rows are to be placed anew before the next paint. */
  watch(onShift: () => void): () => void {
    let told = this.shift;
    const look = () => {
      void this.scrollTop;
      if (this.shift === told) return;
      told = this.shift;
      onShift();
    };
    this.element.addEventListener("scroll", look, { passive: true });
    return () => this.element.removeEventListener("scroll", look);
  }

  /** From the start of the list, in pixels. */
  get scrollTop(): number {
    if (!this.isTall) {
      this.place = this.element.scrollTop;
      this.offset = this.place;
      return this.offset;
    }
    const now = this.element.scrollTop;
    const moved = now - this.place;
    if (moved === 0) return this.offset;
    this.place = now;
    if (Math.abs(moved) > FAR) this.offset = this.offsetAt(now);
    else this.moveTo(this.offset + moved);
    return this.offset;
  }

  scrollTo({ top = 0 }: ScrollToOptions): void {
    if (!this.isTall) {
      this.element.scrollTo({ top });
      return;
    }
    const from = this.scrollTop;
    const wanted = this.clamp(top);
    const distance = wanted - from;
    const near = this.place + distance;
    const isNear = Math.abs(distance) <= FAR && near > 0 && near < this.furthest;
    this.offset = wanted;
    this.put(isNear ? near : this.placeOf(wanted));
  }

  get scrollHeight(): number {
    return this.isTall ? this.total : this.element.scrollHeight;
  }

  get clientHeight(): number {
    return this.element.clientHeight;
  }

  get clientWidth(): number {
    return this.element.clientWidth;
  }

  get ownerDocument(): Document {
    return this.element.ownerDocument;
  }

  get style(): CSSStyleDeclaration {
    return this.element.style;
  }

  addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions): void {
    this.element.addEventListener(type, listener, options);
  }

  removeEventListener(type: string, listener: Listener): void {
    this.element.removeEventListener(type, listener);
  }

  private get isTall(): boolean {
    return this.total > this.tallest;
  }

  /** The furthest that the element scrolls. */
  private get furthest(): number {
    return Math.max(1, this.contentHeight - this.element.clientHeight);
  }

  private clamp(offset: number): number {
    return Math.max(0, Math.min(offset, this.last));
  }

  private get last(): number {
    return this.total - this.element.clientHeight;
  }

  /** Pixels of the list that a pixel of the element stands for, between the edges. */
  private get scale(): number {
    return (this.last - 2 * EDGE) / (this.furthest - 2 * EDGE);
  }

  private offsetAt(place: number): number {
    const behind = this.furthest - place;
    if (place <= EDGE) return this.clamp(place);
    if (behind <= EDGE) return this.clamp(this.last - behind);
    return EDGE + (place - EDGE) * this.scale;
  }

  private placeOf(offset: number): number {
    const behind = this.last - offset;
    if (offset <= EDGE) return offset;
    if (behind <= EDGE) return this.furthest - behind;
    return EDGE + (offset - EDGE) / this.scale;
  }

  /** By a distance. Where the element nears its end and the list does not, or the other way round, they are brought together again. */
  private moveTo(offset: number): void {
    this.offset = this.clamp(offset);
    const left = Math.min(this.place, this.furthest - this.place);
    const isBeyond = this.offset !== offset;
    if (!isBeyond && left > FAR) return;
    const place = this.placeOf(this.offset);
    if (Math.abs(place - this.place) >= 1) this.put(place);
  }

  private put(place: number): void {
    this.element.scrollTop = place;
    // As the browser took it: it rounds, and keeps within its bounds.
    this.place = this.element.scrollTop;
  }
}
