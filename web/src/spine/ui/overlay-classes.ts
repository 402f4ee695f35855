/** Classes of the backdrop and of the surfaces above it. Both have the same z-index, so that an overlay opened later dims the earlier one. */
export const backdropClasses = 'fixed inset-0 z-50 animate-fade bg-[#0b141d]/50'
export const floatingClasses = 'z-50 border border-line bg-card text-ink shadow-float outline-none'
