import { create } from "zustand";

export type ToastTone = "done" | "info" | "error";

interface ToastAction {
  readonly label: string;
  run(): void;
}

export interface ToastContent {
  readonly tone: ToastTone;
  readonly text: string;
  readonly action?: ToastAction;
}

export interface ToastItem extends ToastContent {
  readonly id: number;
}

interface ToastState {
  readonly toasts: readonly ToastItem[];
  show(content: ToastContent): void;
  dismiss(id: number): void;
}

let lastId = 0;
/** More would cover what they are about. */
const MOST = 3;

export const useToastStore = create<ToastState>()((set) => ({
  toasts: [],
  show: (content) =>
    set(({ toasts }) => {
      const others = toasts.filter((toast) => toast.text !== content.text);
      return { toasts: [...others, { ...content, id: ++lastId }].slice(-MOST) };
    }),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

export function showToast(content: ToastContent): void {
  useToastStore.getState().show(content);
}
