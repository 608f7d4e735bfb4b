import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { buildSchema, GraphQLError, graphql } from "graphql";

/** The part of GitHub's GraphQL API used for editing, as in https://docs.github.com/graphql. */
const schema = buildSchema(`
  scalar Base64String
  scalar DateTime
  scalar GitObjectID
  scalar URI
  type Query { repository(owner: String!, name: String!, followRenames: Boolean = true): Repository }
  type Mutation { createCommitOnBranch(input: CreateCommitOnBranchInput!): CreateCommitOnBranchPayload }
  type Repository {
    defaultBranchRef: Ref
    ref(qualifiedName: String!): Ref
    object(expression: String, oid: GitObjectID): GitObject
  }
  type Ref { name: String! target: GitObject }
  interface GitObject { oid: GitObjectID! }
  type Blob implements GitObject { oid: GitObjectID! byteSize: Int! isTruncated: Boolean! text: String }
  type Commit implements GitObject {
    oid: GitObjectID!
    message: String!
    committedDate: DateTime!
    author: GitActor
    file(path: String!): TreeEntry
    history(first: Int, path: String): CommitHistoryConnection!
  }
  type CommitHistoryConnection { nodes: [Commit] }
  type GitActor { name: String email: String avatarUrl(size: Int): URI! user: User }
  type User { databaseId: Int login: String! }
  type TreeEntry { oid: GitObjectID! }
  type CreateCommitOnBranchPayload { commit: Commit ref: Ref }
  input CreateCommitOnBranchInput {
    branch: CommittableBranch!
    clientMutationId: String
    expectedHeadOid: GitObjectID!
    fileChanges: FileChanges
    message: CommitMessage!
  }
  input CommittableBranch { branchName: String id: ID repositoryNameWithOwner: String }
  input FileChanges { additions: [FileAddition!] = [] deletions: [FileDeletion!] = [] }
  input FileAddition { contents: Base64String! path: String! }
  input FileDeletion { path: String! }
  input CommitMessage { body: String headline: String! }
`);

type Files = ReadonlyMap<string, Buffer>;

interface Commit {
  oid: string;
  message: string;
  login: string;
  date: string;
  /** Replaces the repository's state. */
  files: Files;
  changed: readonly string[];
}

interface CommitInput {
  branch: { branchName: string; repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

const sha = (text: string | Buffer) => createHash("sha1").update(text).digest("hex");
const blobId = (content: Buffer) => sha(Buffer.concat([Buffer.from(`blob ${content.length}\0`), content]));

/** A repository on a stand-in for api.github.com, with one token and one branch, "main". */
export class GitHub {
  readonly commits: Commit[] = [];
  /** Requests that are undocumented or unknown here. */
  readonly refused: string[] = [];
  private readonly blobs = new Map<string, Buffer>();

  constructor(
    readonly repository: string,
    private readonly token: string,
    files: Files,
  ) {
    this.commit("kurucu", "İlk kayıt", files, [...files.keys()]);
  }

  get head(): Commit {
    const last = this.commits.at(-1);
    if (!last) throw new Error("The repository has no commit.");
    return last;
  }

  text(path: string): string {
    return String(this.head.files.get(path) ?? "");
  }

  /** Commits as somebody else. */
  commit(login: string, message: string, files: Files, changed: readonly string[]): Commit {
    for (const content of files.values()) this.blobs.set(blobId(content), content);
    const oid = sha(`${this.commits.length} ${message}`);
    const commit = { oid, message, login, date: new Date().toISOString(), files, changed };
    this.commits.push(commit);
    return commit;
  }

  async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (status: number, body: unknown) => route.fulfill({ status, json: body });
    if ((await request.headerValue("authorization")) !== `token ${this.token}`)
      return json(401, { message: "Bad credentials", documentation_url: "https://docs.github.com/rest" });
    if (pathname === "/graphql") return json(200, await this.query(request.postDataJSON()));
    if (request.method() === "GET") {
      if (pathname === "/user")
        return json(200, { id: 1, login: "sekreter", name: "Sekreter", email: "s@laboratuvar.test" });
      const [, path] = pathname.split(`/repos/${this.repository}/`);
      if (path === "collaborators/sekreter") return route.fulfill({ status: 204 });
      if (path === `git/trees/${this.head.oid}`) return json(200, this.tree());
      const blob = this.blobs.get(path?.replace(/^git\/blobs\//, "") ?? "");
      if (blob) return route.fulfill({ contentType: "application/octet-stream", body: blob });
    }
    this.refused.push(`${request.method()} ${pathname}`);
    return json(404, { message: "Not Found" });
  }

  private tree() {
    const tree = [...this.head.files].map(([path, content]) => {
      return { path, mode: "100644", type: "blob", sha: blobId(content), size: content.length };
    });
    return { sha: this.head.oid, tree, truncated: false };
  }

  private async query({ query, variables }: { query: string; variables: Record<string, unknown> }) {
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      rootValue: {
        repository: ({ owner, name }: { owner: string; name: string }) =>
          `${owner}/${name}` === this.repository ? this.repositoryNode() : null,
        createCommitOnBranch: ({ input }: { input: CommitInput }) => this.push(input),
      },
    });
    for (const { message } of result.errors ?? []) this.refused.push(message);
    return result;
  }

  private repositoryNode() {
    const ref = () => ({ name: "main", target: this.commitNode(this.head) });
    return {
      defaultBranchRef: ref,
      ref: ({ qualifiedName }: { qualifiedName: string }) => (qualifiedName === "main" ? ref() : null),
      object: ({ oid }: { oid: string }) => {
        const blob = this.blobs.get(oid);
        return (
          blob && { __typename: "Blob", oid, byteSize: blob.length, isTruncated: false, text: String(blob) }
        );
      },
    };
  }

  private commitNode(commit: Commit): object {
    const { oid, message, login, date, files } = commit;
    return {
      __typename: "Commit",
      oid,
      message,
      committedDate: date,
      author: { name: login, email: null, avatarUrl: "", user: { databaseId: 1, login } },
      file: ({ path }: { path: string }) => {
        const content = files.get(path);
        return content && { oid: blobId(content) };
      },
      history: ({ first = 30, path }: { first?: number; path?: string }) => {
        const before = this.commits.slice(0, this.commits.indexOf(commit) + 1).reverse();
        const touching = before.filter(({ changed }) => path === undefined || changed.includes(path));
        return { nodes: touching.slice(0, first).map((each) => this.commitNode(each)) };
      },
    };
  }

  private push({ branch, expectedHeadOid, fileChanges, message }: CommitInput) {
    const { branchName, repositoryNameWithOwner } = branch;
    if (branchName !== "main" || repositoryNameWithOwner !== this.repository)
      throw new GraphQLError(`There is no ${repositoryNameWithOwner}, ${branchName}.`);
    if (expectedHeadOid !== this.head.oid)
      throw new GraphQLError(`Expected branch to point to "${expectedHeadOid}" but it did not.`);
    const files = new Map(this.head.files);
    for (const { path } of fileChanges.deletions) files.delete(path);
    for (const { path, contents } of fileChanges.additions) files.set(path, Buffer.from(contents, "base64"));
    const changed = [...fileChanges.additions, ...fileChanges.deletions].map(({ path }) => path);
    return { commit: this.commitNode(this.commit("sekreter", message.headline, files, changed)) };
  }
}

export const standInForGitHub = (page: Page, gitHub: GitHub): Promise<void> =>
  page.route("https://api.github.com/**", (route) => gitHub.answer(route)).then(() => undefined);
