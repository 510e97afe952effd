/** Texts of the demonstration about itself. */
export const NOTHING_LEAVES = 'Demonstration: nothing leaves this browser';
export const ELSEWHERE = 'The demonstration is open in another tab.';
