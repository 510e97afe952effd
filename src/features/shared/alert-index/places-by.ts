/** Where each key occurs in a list. (`Map.groupBy` came later than the browsers that this site serves.) */
export function placesBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item, place: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    const key = keyOf(item, place);
    const known = places.get(key);
    if (known) known.push(place);
    else places.set(key, [place]);
  }
  return places;
}
