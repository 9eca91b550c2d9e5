/**
 * State of a dialog that outlives it, kept by the game that it belongs to: two games on a page do not share it, and it is
 * gone with its game. `make` gives what is there at first; who has it may change it.
 */
export function stateOf<Owner extends WeakKey, State>(
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
