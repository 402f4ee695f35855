/** The veil behind dialogs and sheets, and the shared head of what lies on it: as high as each other, so that what opens later dims what it lies on. */
export const veilLook = 'fixed inset-0 z-50 animate-fade bg-[#0b141d]/50'
export const floatLook = 'z-50 border border-line bg-card text-ink shadow-float outline-none'
