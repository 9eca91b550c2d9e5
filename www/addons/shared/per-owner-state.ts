/**
 * Dialog state that outlives the dialog, stored per game, so that two games on a page do not share it and it is
 * garbage-collected with its game. `make` creates the initial, mutable value.
 */
export function perOwnerState<Owner extends WeakKey, State>(
  make: (owner: Owner) => State,
): (owner: Owner) => State {
  const states = new WeakMap<Owner, State>();
  return (owner) => {
    let state = states.get(owner);
    if (state === undefined) {
      state = make(owner);
      states.set(owner, state);
    }
    return state;
  };
}
