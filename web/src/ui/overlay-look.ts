/** The veil behind dialogs and sheets, and the shared head of what lies on it. */
export const veilLook = 'fixed inset-0 z-40 animate-fade bg-[#0b141d]/50'
export const floatLook = 'z-50 border border-line bg-card text-ink shadow-float outline-none'
