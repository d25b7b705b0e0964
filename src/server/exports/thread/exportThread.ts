import { answerJobs } from "../../platform/threads/answerJobs";
import { exportJobs } from "./exportJobs";

answerJobs(exportJobs);
