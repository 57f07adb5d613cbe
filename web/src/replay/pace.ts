/** How long a step stays while the replay plays by itself, in milliseconds at speed 1: longer where more happened. */
const LEAST = 1100
const EACH = 380
const MOST = 3200

/** @param events how many journal entries the step brought */
export const stepped = (events: number): number => Math.min(MOST, LEAST + EACH * Math.max(0, events - 1))
