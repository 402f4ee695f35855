/** Why a rule cannot do what it should, in words for the run log. */
export class RuleFailure extends Error {
  override name = 'RuleFailure'
}
