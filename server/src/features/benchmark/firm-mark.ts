/** By what firms are told apart in counts that are of nobody; a person without a firm counts as one. Two that share a mark count as one. */
export const firmMark = 'hashtext(coalesce(organisation_id, id)::text)'
